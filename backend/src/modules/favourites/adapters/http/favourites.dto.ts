import { ApiProperty } from '@nestjs/swagger';

export class FavouritesView {
  @ApiProperty({ type: [String], format: 'uuid', description: 'open venues, the newest favourite first' })
  venueIds: string[];
}
