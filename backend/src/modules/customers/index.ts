export { CustomerQueries } from './application/customer-queries.js';
export { CustomerRecords } from './application/customer-records.js';
export { type ServedCustomer, ServedCustomers, type ServedPerson } from './application/served-customers.js';
export { CustomerNotFound } from './domain/customer-errors.js';
