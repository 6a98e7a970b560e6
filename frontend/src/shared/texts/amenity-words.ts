import type { components } from '../api/schema';

/** A service that a venue offers beside its courts. */
export type Amenity = NonNullable<components['schemas']['VenueDetailBody']['amenities']>[number];

/** The amenities in words, in the order in which screens list them. */
export const amenityWords: Record<Amenity, string> = {
  parking: 'Estacionamiento',
  changing_rooms: 'Vestidores',
  showers: 'Duchas',
  lockers: 'Casilleros',
  cafe: 'Cafetería',
  shop: 'Tienda',
  racket_rental: 'Alquiler de raquetas',
  stringing: 'Encordado',
  lessons: 'Clases',
  lighting: 'Iluminación',
  wifi: 'Wifi',
  accessible: 'Acceso sin escalones',
  playground: 'Juegos para niños',
};

export const amenities = Object.keys(amenityWords) as readonly Amenity[];
