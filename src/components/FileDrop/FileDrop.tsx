import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { color, font, media, shape, space } from '../theme/tokens.ts';

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  &[data-over] {
    outline: 2px dashed ${color.focus};
    outline-offset: ${space(1)};
    border-radius: ${shape.radiusControl};
  }
  .choose {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)};
    color: ${color.muted};
    font-size: ${font(13)};
  }
  /* Nothing is dropped by touch. */
  ${media.touch} {
    .drop {
      display: none;
    }
  }
`;

const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

export interface FileDropProps {
  /** 'Choose a CSV file'. */
  label: string;
  /** 'or drop it here', which stands beside the button where one can drop. */
  hint: string;
  /** The file name endings to choose from: '.csv,.tsv'. */
  accept: string;
  onFile: (file: File) => void;
  /** What else takes the content, such as a text field. */
  children: ReactNode;
}

/** A place for a file, which is chosen or dropped. A file that misses it does not replace the page. */
export function FileDrop({ label, hint, accept, onFile, children }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
  const drag = (event: DragEvent) => {
    const { currentTarget, relatedTarget } = event;
    const leaves = event.type === 'dragleave';
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!leaves || !isInside) setOver(!leaves && hasFiles(event));
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };
  return (
    <Root data-over={isOver || undefined} onDragOver={drag} onDragLeave={drag} onDrop={drop}>
      {children}
      <div className="choose">
        <Button size="small" onClick={() => input.current?.click()}>
          {label}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept={accept}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onFile(file);
            // The same file can be chosen again after it was changed.
            target.value = '';
          }}
        />
        <span className="drop">{hint}</span>
      </div>
    </Root>
  );
}
