/* Functions that run in the page. They use nothing from outside, because their source is sent there. */

/** Reports every mark that appears in the document to the console, at once. */
export function observePage(marks: readonly string[]): void {
  const tell = (text: string, where: string) => {
    const plain = text.toLowerCase();
    for (const mark of marks)
      if (plain.includes(mark))
        console.debug(
          `canary ${Date.now()} ${location.origin} ${mark} in ${where}: ${text.slice(0, 80)}`,
        );
  };
  const valueOf = (node: Element) =>
    node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement ? node.value : '';
  const look = (node: Node): void => {
    tell(node.textContent ?? '', node.nodeName);
    if (!(node instanceof Element)) return;
    const parts = [node, ...node.querySelectorAll('*')];
    const written = parts.flatMap((part) => [...part.attributes].map(({ value }) => value));
    tell(written.join(' '), `attributes in ${node.nodeName}`);
    tell(parts.map(valueOf).join(' '), `fields in ${node.nodeName}`);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes)
      if (type === 'childList') for (const node of addedNodes) look(node);
      else if (type === 'characterData') tell(target.nodeValue ?? '', target.nodeName);
      else if (target instanceof Element && attributeName !== null)
        tell(target.getAttribute(attributeName) ?? '', `${attributeName} of ${target.nodeName}`);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  addEventListener('pageshow', ({ persisted }) => {
    // Check a page from the back/forward cache before its first paint.
    if (persisted) requestAnimationFrame(() => look(document.documentElement));
  });
}

/** The text of the page and everything its origin has stored. */
export async function dumpStorage() {
  const entriesOf = (storage: Storage) =>
    Object.fromEntries(
      Object.keys(storage).map((key) => [key, storage.getItem(key) ?? '']),
    ) as Record<string, string>;
  const answerTo = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('no answer')));
    });
  const databases: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answerTo(indexedDB.open(name));
    for (const store of database.objectStoreNames)
      databases.push(
        store,
        await answerTo(database.transaction(store).objectStore(store).getAll()),
      );
    database.close();
  }
  const cached: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request);
      cached.push(name, request.url, (await answer?.text()) ?? '');
    }
  }
  const fields = [...document.querySelectorAll('input, textarea')].map((field) =>
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
  );
  return {
    localStorage: entriesOf(localStorage),
    sessionStorage: entriesOf(sessionStorage),
    databases: JSON.stringify(databases),
    caches: cached.join('\n'),
    page: `${document.documentElement.outerHTML}\n${fields.join('\n')}`,
  };
}
