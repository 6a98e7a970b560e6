export { CustomerRecords } from './application/customer-records.js';
export { ServedCustomers, type ServedPerson } from './application/served-customers.js';
export { CustomerNotFound } from './domain/customer-errors.js';
