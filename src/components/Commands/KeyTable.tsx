import { useId } from 'react';
import styled from 'styled-components';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { color, font, space } from '../theme/tokens.ts';
import type { SingleKeys } from './Commands.tsx';
import type { Command } from './commandTable.ts';
import type { CommandTexts } from './commandTexts.ts';
import { KeyCaps } from './KeyCaps.tsx';
import { isKeyOn, keyCaps } from './keyChord.ts';

/** Keys that a control handles itself. */
export interface KeyNote {
  readonly group: string;
  readonly label: string;
  readonly caps: readonly string[];
}

const Group = styled.section`
  margin-bottom: ${space(5)};
  & > h3 {
    margin-bottom: ${space(1)};
    font-size: ${font(12)};
    font-weight: 600;
    color: ${color.muted};
  }
  & > dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(4)};
    padding: ${space(1.5)} 0;
    border-bottom: 1px solid ${color.line};
  }
`;

const Hint = styled.p`
  margin-bottom: ${space(5)};
  font-size: ${font(13)};
  color: ${color.muted};
`;

export interface KeyTableProps {
  commands: readonly Command[];
  notes: readonly KeyNote[];
  texts: CommandTexts;
  singleKeys: SingleKeys;
  isMac: boolean;
  onClose: () => void;
}

/** All keys of this page that act. */
export function KeyTable({ commands, notes, texts, singleKeys, isMac, onClose }: KeyTableProps) {
  const hintId = useId();
  const bound = commands.flatMap(({ group, label, keys }) =>
    keys !== undefined && isKeyOn(keys, singleKeys.isOn)
      ? [{ group, label, caps: keyCaps(keys, isMac) }]
      : [],
  );
  const groups = Map.groupBy([...bound, ...notes], ({ group }) => group);
  return (
    <Dialog title={texts.keys} onClose={onClose}>
      {[...groups].map(([group, lines]) => (
        <Group key={group} aria-label={group}>
          <h3>{group}</h3>
          <dl>
            {lines.map(({ label, caps }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <KeyCaps caps={caps} />
                </dd>
              </div>
            ))}
          </dl>
        </Group>
      ))}
      <Checkbox
        isChecked={singleKeys.isOn}
        aria-describedby={hintId}
        onCheckedChange={(isOn) => singleKeys.onChange(isOn)}
      >
        {texts.singleKeys}
      </Checkbox>
      <Hint id={hintId}>{texts.singleKeysHint}</Hint>
    </Dialog>
  );
}
