import { plainPath } from '#domain/pages/routes.ts';
import { workspacePages } from '#domain/pages/workspacePages.ts';
import { hintCookie, providerOrigin } from '#state/session/signInClient.ts';
import { dismissedKey } from '#state/deploymentNotice.ts';
import { workerAddress } from '#state/session/tokenWorker.ts';
import { brandPlace, noticePlace } from './places.ts';

/** The id of the template that the notice is made from. */
export const noticeLine = 'notice line';

/** The pages that show the campaigns in any case. */
const campaignPages = workspacePages
  .filter(({ menu }) => menu === 'inbound' || menu === 'outbound')
  .map(({ path }) => path);

/** The placeholder for a value of the settings, which the browser's script fills in. */
const valuePlace = '~value~';
const withValue = (text: string, name: string): string =>
  `${JSON.stringify(text)}.replace('${valuePlace}', ${name})`;

/** The files of the build that this script requests. */
export interface Parts {
  readonly client: string;
  /** The code that requests the lists. */
  readonly services: readonly string[];
  /** The code that renders. */
  readonly frame: readonly string[];
  /** The code of each page. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/**
 * Puts the deployer's notice above the page before the first paint, so that nothing moves when the product is there. Unusable
 * settings are reported by the product: this script only leaves out a notice that is no text, or a link that is no web address.
 */
const showNotice = `try {
  let { notice } = JSON.parse(document.getElementById('settings').textContent);
  let dismissed;
  try {
    dismissed = sessionStorage.getItem('${dismissedKey}');
  } catch (refused) {}
  if (typeof notice?.text === 'string' && dismissed !== notice.text) {
    let line = document.getElementById('${noticeLine}').content.cloneNode(true);
    let place = document.getElementById('notice');
    line.firstChild.dataset.tone = notice.tone;
    line.querySelectorAll('*').forEach((each) => {
      if (each.textContent === '${noticePlace}') each.textContent = notice.text;
    });
    let link = line.querySelector('a');
    if (/^https?:/i.test(notice.link)) link.href = notice.link;
    else link.remove();
    line.querySelector('button').onclick = () => {
      place.replaceChildren();
      try {
        sessionStorage.setItem('${dismissedKey}', notice.text);
      } catch (refused) {}
    };
    place.replaceChildren(line);
  }
} catch (refused) {}`;

/**
 * The script that runs before the first paint where someone signed in before. It replaces the loading view with
 * the shell of the page in the address, and requests files at once that the product would request one after the other. Files
 * for the sign-in and the lists come first, because all requests share a slow connection; files that render follow once the
 * sign-in client is loaded. The script is inserted into the page as text, so it uses only what every browser understands.
 */
export const openingScript = ({ client, services, frame, pages }: Parts): string => `${showNotice}
try {
  let path = (${String(plainPath)})(location.pathname);
  let { identity, brand } = JSON.parse(document.getElementById('settings').textContent);
  // Sooner or later everybody is sent to the provider or asks it for a token.
  let line = document.createElement('link');
  line.rel = 'preconnect';
  line.href = (${String(providerOrigin)})(identity);
  document.head.append(line);
  let hint = ${withValue(hintCookie(valuePlace), 'identity.clientId')} + '=';
  if (document.cookie.split('; ').some((pair) => pair.startsWith(hint))) {
    let ask = (part) => {
      let link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = part;
      link.dataset.part = 'requested';
      link.addEventListener('load', () => (link.dataset.part = 'loaded'));
      return document.head.appendChild(link);
    };
    let domain = encodeURIComponent(identity.domain);
    if (identity.tokenCache === 'memory')
      fetch(${withValue(workerAddress(valuePlace), 'domain')}).catch(() => {});
    ${JSON.stringify(services)}.forEach(ask);
    let client = ask(${JSON.stringify(client)});
    client.onload = client.onerror = () => {
      let page = ${JSON.stringify(pages)}[path];
      ${JSON.stringify(frame)}.concat(page ?? []).forEach(ask);
    };
    let shell = document.getElementById('shell ' + path);
    if (shell) {
      let copy = shell.content.cloneNode(true);
      let isDone = ${JSON.stringify(campaignPages)}.includes(path);
      try {
        isDone ||= localStorage.onboardingStage === 'done';
      } catch (refused) {}
      if (!isDone)
        copy.querySelectorAll('[data-navigation]').forEach((part) => part.remove());
      let texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
      while (texts.nextNode())
        if (texts.currentNode.data === '${brandPlace}') texts.currentNode.data = brand.name;
      document.getElementById('root').replaceChildren(copy);
    }
  }
} catch (refused) {}`;
