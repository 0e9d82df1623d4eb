import { DataTable } from '#components/DataTable/DataTable.tsx';
import preview from '#storybook/preview.tsx';
import { sampleRows } from './keywordRows.tsx';
import { LiveTable } from './LiveTable.tsx';

const meta = preview.meta({ title: 'Components/DataTable', component: DataTable });

export const Playground = meta.story({ render: () => <LiveTable rows={sampleRows(48)} /> });
