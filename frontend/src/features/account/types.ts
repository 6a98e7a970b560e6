import type { components } from '../../shared/api/schema';

type Schemas = components['schemas'];

export type Session = Schemas['SessionView'];
export type Device = Schemas['PlayerDeviceView'];
export type Passkey = Schemas['PlayerPasskeyView'];
export type Card = Schemas['PlayerCardBody'];
