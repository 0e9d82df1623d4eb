import type { Operations } from './operation.ts';

export const quoteOperations: Operations<'quotes'> = {
  'quotes.list': async () => ({ success: true, data: { on: null, gone: [] } }),
  'quotes.check': async () => ({ success: true, data: { on: null, gone: [] } }),
};
