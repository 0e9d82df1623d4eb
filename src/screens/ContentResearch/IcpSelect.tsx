import { Select } from '#components/Select/Select.tsx';
import { t } from '#domain/words/translate.ts';

export interface IcpSelectProps {
  /** Blank where the idea is for nobody in particular. */
  value: string;
  /** The titles to choose from; one that has vanished from the server's list is handed in as well. */
  options: readonly string[];
  onValueChange: (title: string) => void;
}

/** Whom an idea is written for: one of the profiles, or none. */
export function IcpSelect({ value, options, onValueChange }: IcpSelectProps) {
  const titles = options.filter((title) => title !== '');
  return (
    <Select
      isWide
      value={value === '' ? 'none' : String(titles.indexOf(value))}
      options={[
        { value: 'none', label: t('content.field.noIcp') },
        ...titles.map((title, place) => ({ value: String(place), label: title })),
      ]}
      onValueChange={(place) => onValueChange(titles[Number(place)] ?? '')}
    />
  );
}
