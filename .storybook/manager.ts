import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** Storybook in the product's colours. Storybook's theme takes hex only; these are the accent and neutrals of the tokens. */
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Bellwether',
    colorPrimary: '#0f5a3f',
    colorSecondary: '#0f5a3f',
    appBg: '#f7faf8',
    appBorderRadius: 12,
    fontBase: '"Inter Variable", Inter, system-ui, sans-serif',
  }),
});
