import { UpdateBannerScreen } from '#screens/UpdateBanner/UpdateBannerScreen.tsx';
import { useUpdateAvailable } from '#state/visit.ts';

/** Says above every page that a new release is available. */
export function UpdateBannerContainer() {
  return <UpdateBannerScreen {...useUpdateAvailable()} />;
}
