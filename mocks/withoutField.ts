/** Returns a row without one of its fields. */
export function withoutField<Field extends string, Row extends Readonly<Record<Field, unknown>>>(
  field: Field,
  row: Row,
): Omit<Row, Field> {
  const { [field]: _gone, ...rest } = row;
  return rest;
}
