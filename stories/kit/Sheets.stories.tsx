import type { ReactNode } from 'react';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { fn } from 'storybook/test';
import { AssumptionLine } from '#components/AssumptionLine/AssumptionLine.tsx';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Badge } from '#components/Badge/Badge.tsx';
import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Card } from '#components/Card/Card.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Combobox } from '#components/Combobox/Combobox.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorNotice } from '#components/ErrorNotice/ErrorNotice.tsx';
import { EvidenceLine } from '#components/EvidenceLine/EvidenceLine.tsx';
import { Field } from '#components/Field/Field.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { LevelBadge } from '#components/LevelBadge/LevelBadge.tsx';
import { Link } from '#components/Link/Link.tsx';
import { ListInput } from '#components/ListInput/ListInput.tsx';
import { Menu } from '#components/Menu/Menu.tsx';
import { NoticeLine } from '#components/NoticeLine/NoticeLine.tsx';
import { NumberInput } from '#components/NumberInput/NumberInput.tsx';
import { Pill } from '#components/Pill/Pill.tsx';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
import { RadioCards } from '#components/RadioCards/RadioCards.tsx';
import { SearchBox } from '#components/SearchBox/SearchBox.tsx';
import { Select } from '#components/Select/Select.tsx';
import { Stepper } from '#components/Stepper/Stepper.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { TagInput } from '#components/TagInput/TagInput.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import preview from '#storybook/preview.tsx';

const plus = <Plus size={16} aria-hidden />;
const onChange = fn();

/** Many components at once, in the states that differ in looks. The pictures of the kit are taken here. */
const meta = preview.meta({ title: 'Components/Sheets', tags: ['visual'] });

const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>{children}</div>
);
const Sheet = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', gap: 20, maxWidth: 900 }}>{children}</div>
);

const Columns = ({ children }: { children: ReactNode }) => (
  <div
    style={{
      display: 'grid',
      gap: 20,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(400px, 100%), 1fr))',
    }}
  >
    {children}
  </div>
);

export const Controls = meta.story({
  render: () => (
    <Sheet>
      <Row>
        <Button variant="primary">Define USPs</Button>
        <Button icon={plus}>Add Custom</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger">Delete</Button>
        <Button variant="primary" isDisabled>
          Continue
        </Button>
        <Button variant="primary" isBusy busyLabel="Adding…">
          Add
        </Button>
        <Button size="small">Edit</Button>
        <Button size="footer">Done</Button>
      </Row>
      <Row>
        <IconButton label="Edit" icon={<Pencil size={16} aria-hidden />} />
        <IconButton label="Delete" variant="danger" icon={<Trash size={16} aria-hidden />} />
        <Menu label="Export" look="outlined" hasChevron groups={[]}>
          Export
        </Menu>
        <Link href="/users">Users</Link>
        <Link href="https://crumb.example" isExternal>
          crumb.example
        </Link>
        <Avatar name="Dana Reyes" />
      </Row>
      <Row>
        <Checkbox isChecked={false} onCheckedChange={onChange}>
          Off
        </Checkbox>
        <Checkbox isChecked onCheckedChange={onChange}>
          On
        </Checkbox>
        <Checkbox isChecked={false} isIndeterminate onCheckedChange={onChange}>
          Some of them
        </Checkbox>
      </Row>
      <RadioCards
        label="Pick your campaign"
        value="inbound"
        onValueChange={onChange}
        options={[
          {
            value: 'inbound',
            label: 'Inbound Marketing',
            description: 'Let them come to you.',
            icon: plus,
          },
          { value: 'outbound', label: 'Outbound Marketing', description: 'Reach out.', icon: plus },
        ]}
      />
      <Tabs
        label="Letters"
        selectedId="2"
        tabs={['1', '2', '3'].map((id) => ({ id, label: `Letter ${id}`, content: `Text ${id}` }))}
      />
      <Stepper
        label="Steps"
        steps={[
          { label: 'Business', state: 'done', href: '/business-info' },
          { label: 'USPs', state: 'current', href: '/usps' },
          { label: 'ICPs', state: 'locked', href: '/icps' },
        ]}
      />
    </Sheet>
  ),
});

const options = ['Blog Post', 'Infographic', 'Video'].map((label) => ({ value: label, label }));

export const Fields = meta.story({
  render: () => (
    <Columns>
      <SearchBox label="Search keywords" value="bread" onValueChange={onChange} />
      <Field label="Business Name" hint="As your customers know it." isRequired>
        <TextInput value="Crumb & Co." onValueChange={onChange} />
      </Field>
      <Field label="Website" error="This is no address of a website." isRequired>
        <TextInput value="crumb" onValueChange={onChange} />
      </Field>
      <Field label="Description" isDisabled>
        <TextArea value="Bread, rolls" onValueChange={onChange} />
      </Field>
      <Field label="Search volume">
        <NumberInput value="1,000" onValueChange={onChange} reading={() => 'Reads as 1'} />
      </Field>
      <Field label="Type">
        <Select value="Video" options={options} onValueChange={onChange} />
      </Field>
      <Field label="Target ICP">
        <Combobox
          value="Blog Post"
          options={options}
          noMatchLabel="Nothing found"
          openLabel="Show all"
          onValueChange={onChange}
        />
      </Field>
      <Field label="Target keywords">
        <TagInput value={['bread delivery', 'wholesale bakery']} onValueChange={onChange} />
      </Field>
      <Field label="Pain points">
        <ListInput value={['Late vans', 'Waste']} onValueChange={onChange} />
      </Field>
    </Columns>
  ),
});

export const Messages = meta.story({
  render: () => (
    <Sheet>
      <Banner tone="warning">You are offline.</Banner>
      <Banner tone="info" actions={<Button size="small">Reload</Button>}>
        A new version is ready.
      </Banner>
      <NoticeLine tone="neutral" label="Notice" dismissLabel="Dismiss" onDismiss={onChange}>
        Sample suggestions. Connect a model to get real ones.
      </NoticeLine>
      <ErrorNotice onRetry={onChange}>Failed to fetch users.</ErrorNotice>
      <Row>
        <Badge>BLOG POST</Badge>
        <Badge tone="accent">New</Badge>
        <Badge tone="info">Draft</Badge>
        <Badge tone="success">Ready</Badge>
        <Badge tone="warning">Waiting</Badge>
        <Badge tone="danger">Failed</Badge>
        <Badge shape="pill">grass-fed wool</Badge>
        <LevelBadge rank={1}>Low</LevelBadge>
        <LevelBadge rank={2}>Medium</LevelBadge>
        <LevelBadge rank={3}>High</LevelBadge>
        <Pill>Generating keywords…</Pill>
      </Row>
      <ProgressBar label="7 of 20 prospects" value={7} max={20} isLabelShown />
      <EvidenceLine
        source="From your website"
        quote="Orders placed until midnight are delivered before six."
        href="https://crumb.example/delivery"
        labels={{ more: 'Show all', less: 'Show less' }}
      />
      <AssumptionLine
        confirm={{ label: 'This is true', name: 'This is true: Title', onSelect: onChange }}
      >
        An assumption: check it
      </AssumptionLine>
      <Card
        title="Traceable to the hill it grazed on"
        actions={<IconButton label="Edit" icon={<Pencil size={16} aria-hidden />} />}
        footer={<LevelBadge rank={2}>Medium</LevelBadge>}
      >
        Every fleece carries the name of its farm.
      </Card>
      <EmptyState kind="nothing" hint="Or add your own." actions={<Button>Generate now</Button>}>
        No keywords yet.
      </EmptyState>
    </Sheet>
  ),
});
