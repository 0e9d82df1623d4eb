/** Hears which key of the local storage another tab has changed; null when it was cleared. */
export function onOtherTabs(listener: (key: string | null) => void): () => void {
  const heard = (event: StorageEvent) => listener(event.key);
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
