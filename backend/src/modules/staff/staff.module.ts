import { Module } from '@nestjs/common';
import { OwnRightsController } from './adapters/http/own-rights.controller.js';
import { PostgresStaffVenues } from './adapters/persistence/postgres-staff-venues.js';
import { OwnRightsQueries } from './application/own-rights.js';
import { StaffVenues } from './application/staff-venues.js';

/** The people who work at the venues, and what each may do there. */
@Module({
  controllers: [OwnRightsController],
  providers: [OwnRightsQueries, { provide: StaffVenues, useClass: PostgresStaffVenues }],
})
export class StaffModule {}
