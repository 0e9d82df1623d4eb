import { UpdateBannerScreen } from '#screens/UpdateBanner/UpdateBannerScreen.tsx';
import { useUpdateAvailable } from '#state/visit.ts';

/** Above every page: what is new about the page as a whole. */
export function UpdateBannerContainer() {
  return <UpdateBannerScreen {...useUpdateAvailable()} />;
}
