import type { DeploymentNotice, Settings } from '#domain/settings/settings.ts';
import { apex, identityOrigin } from './hosts.ts';

/** The API that the access tokens of the embedded provider are meant for. */
export const audience = 'https://api.bellwether.example';

export const clientId = 'bellwether';

/** The settings that the app reads at run time, so that one build serves every environment. */
export const settingsFor = (port: number): Settings => ({
  apiHost: '',
  identity: {
    domain: identityOrigin(port),
    clientId,
    audience,
    organizations: false,
    tokenCache: 'memory',
  },
  apex,
  fallbackApex: apex,
  demoWorkspace: 'demo',
  idempotency: true,
  brand: { name: 'Bellwether', supportUrl: '' },
});

const block = /(<script\b[^>]*\bid="settings"[^>]*>)([\s\S]*?)(<\/script>)/;

export function withSettings(html: string, settings: unknown): string {
  // An angle bracket could close the block early, so it is written as an escape.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  if (block.test(html))
    return html.replace(block, (_all, open: string, _text, close: string) => open + json + close);
  const tag = `<script type="application/json" id="settings">${json}</script>`;
  return html.includes('</head>') ? html.replace('</head>', () => `${tag}</head>`) : tag + html;
}

export function withNotice(html: string, notice: DeploymentNotice): string {
  const settings: unknown = JSON.parse(block.exec(html)?.[2] ?? 'null');
  if (typeof settings !== 'object' || settings === null || 'notice' in settings) return html;
  return withSettings(html, { ...settings, notice });
}

export const sampleNotice = (home: string | undefined): DeploymentNotice => ({
  text: 'Sample suggestions. Connect a model to get real ones.',
  link: home === undefined ? '' : `${home}/real-suggestions.html`,
  tone: 'neutral',
});
