import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Field } from '#components/Field/Field.tsx';
import { Select } from '#components/Select/Select.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { space } from '#components/theme/tokens.ts';
import { companySizes } from '#domain/business/businessInfo.ts';
import type { BusinessField, BusinessFields } from '#domain/business/businessForm.ts';
import { t } from '#domain/words/translate.ts';

const Fields = styled.form`
  display: grid;
  gap: ${space(5)};
`;

export interface BusinessFormProps {
  /** The form's element id, by which a submit button outside the form refers to it. */
  id: string;
  fields: BusinessFields;
  errorOf: (field: BusinessField) => string | undefined;
  onChange: (change: Partial<BusinessFields>) => void;
  onLeave: (field: BusinessField) => void;
  onSubmit: () => void;
}

/** The four fields of the business, all required. */
export function BusinessForm(props: BusinessFormProps) {
  const { id, fields, errorOf, onChange, onLeave, onSubmit } = props;
  const typing = (field: BusinessField) => ({
    name: field,
    value: fields[field],
    onValueChange: (text: string) => onChange({ [field]: text }),
    onBlur: () => onLeave(field),
  });
  const field = (name: BusinessField, control: ReactNode) => (
    <Field label={t(`business.${name}`)} isRequired error={errorOf(name)}>
      {control}
    </Field>
  );
  return (
    <Fields
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {field(
        'name',
        <TextInput
          {...typing('name')}
          placeholder={t('business.nameExample')}
          autoComplete="organization"
        />,
      )}
      {field(
        'size',
        <Select
          value={fields.size}
          options={companySizes.map((size) => ({ value: size, label: size }))}
          onValueChange={(size) => onChange({ size })}
          onBlur={() => onLeave('size')}
        />,
      )}
      {field(
        'website',
        <TextInput
          {...typing('website')}
          inputMode="url"
          placeholder={t('business.websiteExample')}
          autoComplete="url"
        />,
      )}
      {field(
        'description',
        <TextArea
          {...typing('description')}
          minRows={5}
          placeholder={t('business.descriptionExample')}
        />,
      )}
    </Fields>
  );
}
