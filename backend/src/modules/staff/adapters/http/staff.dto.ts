import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, OmitType, PickType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  Length,
  ValidateIf,
} from 'class-validator';
import { IsId } from '../../../../kernel/adapters/http/id-param.js';
import { MailAddress, ObjectsOf, Trimmed } from '../../../../kernel/adapters/http/validation.js';
import type { AdminId, VenueId } from '../../../../kernel/domain/ids.js';
import { CreatedPasskeyBody } from '../../../sign-in/http.js';
import { type Role, ROLES, type VenueRole } from '../../../roles/index.js';
import type { WantedRole } from '../../application/role-changes.js';
import type { OpenInvitation } from '../../application/open-invitations.js';
import type { StaffMember } from '../../application/staff-queries.js';
import { OwnRoleBody } from './own-rights.dto.js';

const INVALID_NAME = { message: 'Escribe el nombre, con 80 letras como máximo.' };
const INVALID_ROLES = { message: 'Elige en qué complejos trabaja.' };

class RoleBody implements VenueRole {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsId({ message: 'Elige un complejo.' })
  venueId: VenueId;

  @ApiProperty({ enum: ROLES, enumName: 'Role' })
  @IsIn(ROLES, { message: 'Elige un rol.' })
  role: Role;
}

class WantedRoleBody extends PickType(RoleBody, ['venueId']) implements WantedRole {
  @ApiProperty({ enum: ROLES, enumName: 'Role', nullable: true, description: 'null takes the role away' })
  @ValidateIf((_, role) => role !== null)
  @IsIn(ROLES, { message: 'Elige un rol.' })
  role: Role | null;
}

function Roles(of: new () => WantedRole = RoleBody): PropertyDecorator {
  return applyDecorators(
    ArrayMaxSize(100, INVALID_ROLES),
    ObjectsOf(() => of, INVALID_ROLES),
    IsArray(INVALID_ROLES),
  );
}

function PersonName(): PropertyDecorator {
  return applyDecorators(Trimmed(), Length(1, 80, INVALID_NAME), IsString(INVALID_NAME));
}

export class NewStaffBody {
  @ApiProperty({ format: 'email', maxLength: 100, description: 'also the name at the sign-in' })
  @MailAddress(100)
  email: string;

  @ApiProperty({ minLength: 1, maxLength: 80 })
  @PersonName()
  name: string;

  @ApiProperty({ type: [RoleBody], description: 'one for each venue' })
  @Roles()
  roles: RoleBody[];
}

export class ChangedStaffBody {
  @ApiPropertyOptional({ minLength: 1, maxLength: 80 })
  @IsOptional()
  @PersonName()
  name?: string;

  @ApiPropertyOptional({
    type: [RoleBody],
    description: 'all roles at the venues that the caller manages; the others stay',
  })
  @IsOptional()
  @Roles()
  roles?: RoleBody[];

  @ApiPropertyOptional({
    type: [WantedRoleBody],
    description: 'the roles that change; at every other venue the role stays (docs/adr/0077)',
  })
  @IsOptional()
  @Roles(WantedRoleBody)
  changedRoles?: WantedRoleBody[];
}

export class StaffMemberBody implements StaffMember {
  @ApiProperty({ type: String, format: 'uuid' }) id: AdminId;
  @ApiProperty({ type: String, nullable: true, description: 'null: created at the machine' })
  email: string | null;
  @ApiProperty() name: string;
  @ApiProperty({ description: 'cannot be changed by a call' }) ownsAll: boolean;
  @ApiProperty({ type: [OwnRoleBody], description: 'at the venues that the caller manages' })
  roles: OwnRoleBody[];
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'until when the invitation can be accepted; null once it was',
  })
  invitedUntil: string | null;
  @ApiProperty() hasSecondFactor: boolean;
}

export class InvitationBody implements OpenInvitation {
  @ApiProperty({ format: 'email' }) email: string;
  @ApiProperty() name: string;
  @ApiProperty({ type: [OwnRoleBody] }) roles: OwnRoleBody[];
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
}

export class AcceptedInvitationBody extends PickType(NewStaffBody, ['name']) {
  @ApiProperty({ minLength: 12, maxLength: 200 })
  @Length(12, 200, { message: 'La contraseña necesita entre 12 y 200 caracteres.' })
  @IsNotEmpty({ message: 'Escribe tu contraseña.' })
  @IsString({ message: 'Escribe tu contraseña.' })
  password: string;
}

export class InvitationPasskeyBody extends OmitType(CreatedPasskeyBody, ['name']) {
  @ApiProperty({ minLength: 1, maxLength: 80, description: 'of the person' })
  @PersonName()
  name: string;
}
