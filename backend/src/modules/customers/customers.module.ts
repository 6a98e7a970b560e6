import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { VenuesModule } from '../venues/venues.module.js';
import { CustomersController } from './adapters/http/customers.controller.js';
import { CustomerSchema } from './adapters/persistence/customer.schema.js';
import { PostgresCustomerQueries } from './adapters/persistence/postgres-customer-queries.js';
import { PostgresVenueCustomerRepository } from './adapters/persistence/postgres-venue-customer-repository.js';
import { CustomerQueries } from './application/customer-queries.js';
import { CustomerRecords } from './application/customer-records.js';
import { EditCustomers } from './application/edit-customers.js';
import { PersonalRecords } from './application/personal-records.js';
import { ServedCustomers } from './application/served-customers.js';
import { VenueCustomerRepository } from './application/venue-customer-repository.js';

/** The customers of a venue: its own records of the people who play there. */
@Module({
  imports: [TypeOrmModule.forFeature([CustomerSchema]), VenuesModule],
  controllers: [CustomersController],
  providers: [
    CustomerRecords,
    EditCustomers,
    PersonalRecords,
    ServedCustomers,
    { provide: CustomerQueries, useClass: PostgresCustomerQueries },
    { provide: VenueCustomerRepository, useClass: PostgresVenueCustomerRepository },
  ],
  exports: [CustomerQueries, CustomerRecords, ServedCustomers],
})
export class CustomersModule {}
