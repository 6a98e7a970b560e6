export { CustomerCategories, type PersonalRules } from './application/customer-categories.js';
export { CustomerRecords } from './application/customer-records.js';
export { ServedCustomers, type ServedPerson } from './application/served-customers.js';
export { CustomerNotFound } from './domain/customer-errors.js';
