import type { SvgIconComponent } from '@mui/icons-material';
import AccessibleRounded from '@mui/icons-material/AccessibleRounded';
import CheckroomRounded from '@mui/icons-material/CheckroomRounded';
import ChildCareRounded from '@mui/icons-material/ChildCareRounded';
import Grid4x4Rounded from '@mui/icons-material/Grid4x4Rounded';
import LightbulbRounded from '@mui/icons-material/LightbulbRounded';
import LocalCafeRounded from '@mui/icons-material/LocalCafeRounded';
import LocalParkingRounded from '@mui/icons-material/LocalParkingRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import SchoolRounded from '@mui/icons-material/SchoolRounded';
import ShowerRounded from '@mui/icons-material/ShowerRounded';
import SportsTennisRounded from '@mui/icons-material/SportsTennisRounded';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import WifiRounded from '@mui/icons-material/WifiRounded';
import type { Amenity } from '../../texts/amenity-words';

const icons: Record<Amenity, SvgIconComponent> = {
  parking: LocalParkingRounded,
  changing_rooms: CheckroomRounded,
  showers: ShowerRounded,
  lockers: LockRounded,
  cafe: LocalCafeRounded,
  shop: StorefrontRounded,
  racket_rental: SportsTennisRounded,
  stringing: Grid4x4Rounded,
  lessons: SchoolRounded,
  lighting: LightbulbRounded,
  wifi: WifiRounded,
  accessible: AccessibleRounded,
  playground: ChildCareRounded,
};

/** The icon of an amenity. Its word stands beside it. */
export function AmenityIcon({ amenity }: { amenity: Amenity }) {
  const Icon = icons[amenity];
  return <Icon aria-hidden sx={{ fontSize: 22, color: 'primary.main', flex: 'none' }} />;
}
