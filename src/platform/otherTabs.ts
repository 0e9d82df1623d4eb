/** Listens for keys of the local storage that another tab changes; null when it was cleared. */
export function onOtherTabs(listener: (key: string | null) => void): () => void {
  const heard = (event: StorageEvent) => listener(event.key);
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
