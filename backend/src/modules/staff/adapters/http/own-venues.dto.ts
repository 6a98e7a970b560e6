import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { VenueId } from '../../../../kernel/domain/ids.js';
import { CAPABILITIES, type Capability } from '../../../roles/index.js';
import type { StaffVenue } from '../../application/staff-venues.js';

export class OwnVenuesQuery {
  @ApiPropertyOptional({ enum: CAPABILITIES, description: 'absent: the venues of any role' })
  @IsOptional()
  @IsIn(CAPABILITIES, { message: 'No conocemos ese permiso.' })
  capability?: Capability;
}

export class OwnVenueBody implements StaffVenue {
  @ApiProperty({ type: String, format: 'uuid' }) id: VenueId;
  @ApiProperty() name: string;
  @ApiProperty() location: string;
  @ApiProperty() timeZone: string;
}
