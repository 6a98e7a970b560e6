import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { VenuesModule } from '../venues/venues.module.js';
import { CategoriesController } from './adapters/http/categories.controller.js';
import { CustomersController } from './adapters/http/customers.controller.js';
import { OwnCategoriesController } from './adapters/http/own-categories.controller.js';
import { CustomerSchema } from './adapters/persistence/customer.schema.js';
import { PostgresCustomerQueries } from './adapters/persistence/postgres-customer-queries.js';
import { PostgresHeldCategories } from './adapters/persistence/postgres-held-categories.js';
import { PostgresVenueCustomerRepository } from './adapters/persistence/postgres-venue-customer-repository.js';
import { CustomerCategories } from './application/customer-categories.js';
import { CustomerQueries } from './application/customer-queries.js';
import { CustomerRecords } from './application/customer-records.js';
import { EditCategories } from './application/edit-categories.js';
import { EditCustomers } from './application/edit-customers.js';
import { HeldCategories } from './application/held-categories.js';
import { PersonalRecords } from './application/personal-records.js';
import { ServedCustomers } from './application/served-customers.js';
import { VenueCustomerRepository } from './application/venue-customer-repository.js';

/** The customers of a venue: its own records of the people who play there. */
@Module({
  imports: [TypeOrmModule.forFeature([CustomerSchema]), VenuesModule],
  controllers: [CategoriesController, CustomersController, OwnCategoriesController],
  providers: [
    CustomerCategories,
    CustomerRecords,
    EditCategories,
    EditCustomers,
    PersonalRecords,
    ServedCustomers,
    { provide: HeldCategories, useClass: PostgresHeldCategories },
    { provide: CustomerQueries, useClass: PostgresCustomerQueries },
    { provide: VenueCustomerRepository, useClass: PostgresVenueCustomerRepository },
  ],
  exports: [CustomerCategories, CustomerQueries, CustomerRecords, ServedCustomers],
})
export class CustomersModule {}
