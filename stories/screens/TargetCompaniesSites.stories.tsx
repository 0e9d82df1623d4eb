import { expect } from 'storybook/test';
import type { TargetCompany, TargetCompanyDraft } from '#domain/companies/targetCompany.ts';
import { aCollection, ready } from '#mocks/fixtures/collection.ts';
import { many } from '#mocks/fixtures/many.ts';
import { aTargetCompany } from '#mocks/fixtures/targetCompany.ts';
import { TargetCompaniesScreen } from '#screens/TargetCompanies/TargetCompaniesScreen.tsx';
import preview from '#storybook/preview.tsx';
import { keepsSelection, keepsView } from '../keepsView.tsx';
import { outboundArgs } from './outboundArgs.ts';

const sites: readonly Partial<TargetCompany>[] = [
  { website: 'https://www.saltmarsh.example/', isWebsiteFound: true },
  { website: 'https://fennimore-hotels-of-the-north.example/', isWebsiteFound: false },
  { isWebsiteFound: false },
  {},
];
const companies = many(6, (_nothing, index) => aTargetCompany(sites[index] ?? {}, index));

const meta = preview.meta({
  title: 'Screens/Target Companies/Websites',
  component: TargetCompaniesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...outboundArgs,
    companies: aCollection<TargetCompany, TargetCompanyDraft>(ready(companies)),
  },
  render: keepsView(keepsSelection(TargetCompaniesScreen)),
});

/** A website can be opened, and its state is shown if it is known. */
export const Marked = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'saltmarsh.example' });
    await expect(link).toHaveAttribute('href', 'https://www.saltmarsh.example/');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getAllByText('Website not found')).toHaveLength(1);
    await expect(canvas.getAllByText('No website known')).toHaveLength(1);
  },
});

export const MarkedNarrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
});
