import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ViewAddress } from '#domain/lists/listView.ts';
import { entryNow } from '#state/address.ts';

/**
 * The view of a page (search, filters, sort), kept in the address (D31): a link shows the same view, Back restores it. Typing changes the page at once
 * and the address a moment later, so that a key costs no navigation.
 */
export function useAddressView<View>({
  read,
  write,
}: ViewAddress<View>): readonly [View, (view: View) => void] {
  const { search, pathname, key } = useLocation();
  const navigate = useNavigate();
  const address = search.replace(/^\?/, '');
  const opened = () => ({ view: read(new URLSearchParams(address)), address, entry: key });
  const [shown, setShown] = useState(opened);

  // An address that this hook wrote is ignored when it arrives late. Any other navigation (Back, a link, even to the same
  // address) replaces the view, unless the person has changed it since.
  const isLater = shown.address === address && shown.entry === key;
  const [seen, setSeen] = useState(key);
  const [written, setWritten] = useState<readonly string[]>([]);
  if (seen !== key) {
    setSeen(key);
    const at = written.indexOf(address);
    // What was written before another navigation, and never shown, will not arrive any more.
    setWritten(at < 0 ? [] : written.slice(at + 1));
    if (at < 0 && !isOwn(shown.view, write, address) && !isLater) setShown(opened());
  }

  useEffect(() => {
    const wanted = write(shown.view).toString();
    if (wanted === new URLSearchParams(address).toString()) return undefined;
    const entry = entryNow();
    const timer = setTimeout(() => {
      // A link was followed meanwhile, and its page is on its way: writing now would cancel that.
      if (entryNow() !== entry) return;
      setWritten((former) => [...former, wanted]);
      void navigate({ pathname, search: wanted }, { replace: true });
    }, writeDelayMs);
    return () => clearTimeout(timer);
  }, [shown, address, pathname, navigate, write]);

  return [shown.view, (view) => setShown({ view, address, entry: entryNow() })];
}

const writeDelayMs = 200;

function isOwn<View>(view: View, write: ViewAddress<View>['write'], address: string): boolean {
  return write(view).toString() === new URLSearchParams(address).toString();
}
