import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathNow } from '#state/pathNow.ts';

/**
 * The view of a page (search, filters, sort), kept in the address (D31): a link shows the same view, Back restores it. Typing changes the page at once
 * and the address a moment later, so that a key costs no navigation.
 */
export function useAddressView<View>(
  read: (query: URLSearchParams) => View,
  write: (view: View) => URLSearchParams,
): readonly [View, (view: View) => void] {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const address = search.replace(/^\?/, '');
  const [shown, setShown] = useState({ address, view: read(new URLSearchParams(address)) });

  // An address that this hook wrote may arrive after the next key was pressed, and is ignored. An address that something else
  // changed (Back, a link) wins.
  const isStale = shown.address !== address && !isOwn(shown.view, write, address);
  const [seen, setSeen] = useState(address);
  const [written, setWritten] = useState<readonly string[]>([]);
  if (seen !== address) {
    setSeen(address);
    const at = written.indexOf(address);
    if (at >= 0) setWritten(written.slice(at + 1));
    else if (isStale) setShown({ address, view: read(new URLSearchParams(address)) });
  }

  useEffect(() => {
    const wanted = write(shown.view).toString();
    if (wanted === new URLSearchParams(address).toString()) return undefined;
    const page = pathNow();
    const timer = setTimeout(() => {
      // Another page was opened meanwhile: writing now would cancel that.
      if (pathNow() !== page) return;
      setWritten((former) => [...former, wanted]);
      void navigate({ pathname, search: wanted }, { replace: true });
    }, writeDelayMs);
    return () => clearTimeout(timer);
  }, [shown, address, pathname, navigate, write]);

  return [shown.view, (view) => setShown({ address, view })];
}

const writeDelayMs = 200;

function isOwn<View>(view: View, write: (view: View) => URLSearchParams, address: string): boolean {
  return write(view).toString() === new URLSearchParams(address).toString();
}
