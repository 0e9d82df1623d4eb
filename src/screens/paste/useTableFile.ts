import { useEffect, useRef, useState } from 'react';
import { mostFileBytes, readTableFile } from '#domain/lists/tableFile.ts';
import { t } from '#domain/words/translate.ts';

/** Reads the text of a chosen file; `problem` says why one has none. The last chosen file counts, while the dialog is open. */
export function useTableFile(onText: (text: string, fileName: string) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef<File>(null);
  useEffect(() => () => void (latest.current = null), []);
  const read = async (file: File): Promise<void> => {
    latest.current = file;
    setProblem(null);
    // One byte more tells that a file is too large, however long it is.
    const bytes = await file
      .slice(0, mostFileBytes + 1)
      .arrayBuffer()
      .catch(() => null);
    if (latest.current !== file) return;
    if (!bytes) return setProblem(t('paste.file.failed'));
    const found = readTableFile(new Uint8Array(bytes), file.name);
    if (found.isRead) onText(found.text, file.name);
    else setProblem(found.reason);
  };
  return { problem, onFile: (file: File) => void read(file) };
}
