import { Select } from '#components/Select/Select.tsx';
import { t } from '#domain/words/translate.ts';

export interface IcpSelectProps {
  /** Blank when the idea targets no ICP. */
  value: string;
  /** The titles to choose from. The caller adds the current title if the server's list no longer has it. */
  options: readonly string[];
  onValueChange: (title: string) => void;
}

/** Chooses the ICP an idea targets, or none. */
export function IcpSelect({ value, options, onValueChange }: IcpSelectProps) {
  const titles = options.filter((title) => title !== '');
  return (
    <Select
      isWide
      value={value === '' ? 'none' : String(titles.indexOf(value))}
      options={[
        { value: 'none', label: t('content.field.noIcp') },
        ...titles.map((title, index) => ({ value: String(index), label: title })),
      ]}
      onValueChange={(index) => onValueChange(titles[Number(index)] ?? '')}
    />
  );
}
