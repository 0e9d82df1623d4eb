import { createHash } from 'node:crypto';
import type { Context } from 'oidc-provider';
import type { DeploymentNotice } from '#domain/settings/settings.ts';
import { t } from '#domain/words/translate.ts';

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const style = `
  :root { color-scheme: light dark;
    --surface: oklch(0.984 0.003 160); --raised: oklch(1 0 0); --line: oklch(0.908 0.006 160);
    --line-strong: oklch(0.6 0.012 160); --text: oklch(0.235 0.015 165); --muted: oklch(0.465 0.016 165);
    --accent: oklch(0.435 0.088 162); --accent-hover: oklch(0.375 0.078 162); --accent-text: oklch(0.995 0.003 160);
    --hover: oklch(0.952 0.006 160); --danger: oklch(0.505 0.185 27); --focus: oklch(0.55 0.17 258); }
  @media (prefers-color-scheme: dark) { :root {
    --surface: oklch(0.185 0.008 165); --raised: oklch(0.222 0.009 165); --line: oklch(0.315 0.011 165);
    --line-strong: oklch(0.58 0.013 165); --text: oklch(0.955 0.005 165); --muted: oklch(0.745 0.011 165);
    --accent: oklch(0.775 0.128 160); --accent-hover: oklch(0.83 0.125 160); --accent-text: oklch(0.185 0.03 165);
    --hover: oklch(0.268 0.011 165); --danger: oklch(0.745 0.145 25); --focus: oklch(0.76 0.125 250); } }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100dvh; padding: 24px 16px; display: grid; place-items: center;
    background: var(--surface); color: var(--text);
    font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif; }
  main { width: 100%; max-width: 400px; padding: 32px; background: var(--raised);
    border: 1px solid var(--line); border-radius: 12px; }
  body:has(> aside) { grid-template: auto 1fr / minmax(0, 1fr); padding-top: 0; gap: 16px; }
  aside { width: calc(100% + 32px); padding: 8px 16px; border-bottom: 1px solid var(--line); color: var(--muted);
    font-size: 0.8125rem; text-align: center; overflow-wrap: anywhere;
    display: flex; align-items: center; justify-content: center; gap: 8px; }
  button[hidden] { display: none; } aside button { min-height: 32px; padding: 0 12px; font-size: 1.125rem; }
  aside a { color: inherit; } aside[data-tone='warning'] { color: var(--text); font-weight: 500; }
  @media print { aside { display: none; } }
  .brand { display: flex; align-items: center; gap: 8px; margin: 0 0 24px; font-weight: 600; }
  .brand svg { width: 28px; height: 28px; color: var(--accent); }
  h1 { margin: 0 0 4px; font-size: 1.25rem; line-height: 1.3; letter-spacing: -0.01em; }
  p { margin: 0; } .lead { color: var(--muted); font-size: 0.875rem; }
  form { display: grid; gap: 16px; margin-top: 24px; } .field { display: grid; gap: 4px; }
  label { font-size: 0.875rem; font-weight: 500; } label span { color: var(--muted); font-weight: 400; }
  input { width: 100%; height: 45px; padding: 0 12px; font: inherit; color: inherit;
    background: var(--raised); border: 1px solid var(--line-strong); border-radius: 8px; }
  input[aria-invalid] { border-color: var(--danger); }
  .error { color: var(--danger); font-size: 0.875rem; }
  .buttons { display: grid; gap: 8px; margin-top: 8px; }
  button, .button { display: grid; place-items: center; min-height: 45px; padding: 0 16px; font: inherit;
    font-weight: 500; border: 0; border-radius: 8px; cursor: pointer; text-decoration: none;
    background: var(--accent); color: var(--accent-text); }
  button:hover, .button:hover { background: var(--accent-hover); }
  button.quiet { background: transparent; color: inherit; } button.quiet:hover { background: var(--hover); }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  .button { margin-top: 24px; }
  @media (max-width: 480px) { body { align-items: start; } main { padding: 24px; } }
  @media (forced-colors: active) { button, .button { border: 1px solid; } }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

const mark = `<svg viewBox="0 0 32 32" fill="none" aria-hidden="true"><path d="M3 6.6c7.8 3 18.2 3 26 0" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><path d="M11.9 11.2h8.2a3.2 3.2 0 0 1 3.1 2.42l2.36 9.3A2.5 2.5 0 0 1 23.14 26H8.86a2.5 2.5 0 0 1-2.42-3.08l2.36-9.3a3.2 3.2 0 0 1 3.1-2.42Z" fill="currentColor"/><path d="M12.7 27.8h6.6a3.3 3.3 0 0 1-6.6 0Z" fill="currentColor"/></svg>`;

/** The headers of the provider's pages; `destinations` are the allowed targets of its form. */
export const pageHeaders = (destinations: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${styleHash}'`,
    'img-src data:',
    `form-action 'self' ${destinations}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
});

/** The id of the form. The notice's button belongs to the form too, so that typed values are sent and shown again. */
const formId = 'sign-in';

/** The deployer's notice. Enter presses a form's first button, so a hidden sign-in button comes before the notice's own. */
function noticeLine(notice: DeploymentNotice | undefined): string {
  if (!notice) return '';
  const action = `type="submit" form="${formId}" name="action"`;
  const more = `<a href="${escape(notice.link)}" target="_blank" rel="noopener noreferrer">${t('shell.notice.more')}</a>`;
  const link = notice.link === '' ? '' : ` ${more}`;
  return `<aside aria-label="${t('shell.notice')}" data-tone="${notice.tone}"><button ${action} value="sign-in" hidden></button><p>${escape(notice.text)}${link}</p><button ${action} value="dismiss" class="quiet" aria-label="${t('shell.notice.dismiss')}">×</button></aside>`;
}

function page(title: string, content: string, notice?: DeploymentNotice): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} · Bellwether</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
${noticeLine(notice)}
<main>
<p class="brand">${mark}Bellwether</p>
${content}
</main>
</body>
</html>`;
}

export function signInPage(email: string, name: string, notice?: DeploymentNotice, error?: string) {
  const invalid = error ? ' aria-invalid="true" aria-describedby="email-error"' : '';
  return page(
    error ? 'Check your email' : 'Sign in',
    `<h1>Sign in</h1>
<p class="lead">This stands in for your identity provider: any email address will do, and there is no password.</p>
<form id="${formId}" method="post" novalidate>
<div class="field">
<label for="email">Email</label>
<input id="email" name="email" type="email" value="${escape(email)}" autocomplete="email" required autofocus${invalid}>
${error ? `<p class="error" id="email-error" role="alert">${escape(error)}</p>` : ''}
</div>
<div class="field">
<label for="name">Name <span>(optional)</span></label>
<input id="name" name="name" value="${escape(name)}" autocomplete="name" maxlength="100">
</div>
<div class="buttons">
<button type="submit" name="action" value="sign-in">Sign in</button>
<button type="submit" name="action" value="cancel" class="quiet">Cancel</button>
</div>
</form>`,
    notice,
  );
}

export function show(ctx: Context, html: string): void {
  ctx.type = 'html';
  ctx.body = html;
}

export function showMessage(ctx: Context, title: string, text: string, home: string): void {
  const content = `<h1>${escape(title)}</h1>
<p class="lead">${escape(text)}</p>
<a class="button" href="${escape(home)}">Back to Bellwether</a>`;
  show(ctx, page(title, content));
}
