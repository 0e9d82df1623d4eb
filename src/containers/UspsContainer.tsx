import { uspDescription } from '#domain/insights/usp.ts';
import { useFieldWriting } from '#state/rewriting/useFieldWriting.ts';
import { uspResource } from '#state/resources/uspResource.ts';
import { UspsScreen } from '#screens/Usps/UspsScreen.tsx';
import { useUsps } from '#state/resources/usps.ts';
import { useInsightBoard } from './useInsightBoard.ts';

/** The selling points of the company. The first ones are generated when the page opens. */
export function UspsContainer() {
  const usps = useUsps();
  const writing = useFieldWriting(
    { kind: 'usps', description: uspDescription, resource: uspResource },
    usps.actions.onEdit,
  );
  return <UspsScreen {...useInsightBoard('/usps')} usps={usps} writing={writing} />;
}
