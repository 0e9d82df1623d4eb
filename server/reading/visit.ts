import { createQueues } from '../rows/turns.ts';
import { Unreadable } from './addresses.ts';
import { decoded, fetchPage, mostBytes, type Network, type PageState } from './fetchPage.ts';
import { pageText, type Link } from './pageText.ts';
import type { MayRead } from './robots.ts';
import type { Look, Visit } from './site.ts';
import { usefulLinks } from './usefulLinks.ts';

/** Texts of pages that ask for a proof that a person reads them, instead of what stands there. */
const challenge =
  /captcha|just a moment|are you (a )?(human|robot)|(that )?you are (a )?human|checking (if|your browser)|unusual traffic|enable javascript and cookies|access denied|attention required/i;
const longestChallenge = 2_000;

/** Requests to one host follow one another, whoever looks at its pages. */
const hosts = createQueues();

async function lookAt(
  url: URL,
  links: Link[],
  network: Network,
  mayRead: MayRead,
  known: PageState | undefined,
): Promise<Look> {
  const fetched = await fetchPage(url, network, mayRead, known);
  const { status, contentType, body, state } = fetched;
  if (status === 404 || status === 410) return { found: 'gone' };
  if (status === 304 && known) return { found: 'same' };
  // Another status says nothing about the page: an outage, a sign-in, too many requests.
  if (status !== 200 || !/html/i.test(contentType)) return { found: 'unreadable' };
  const page = pageText(decoded(fetched));
  const text = page.paragraphs.join('\n');
  const isChallenge = text.length < longestChallenge && challenge.test(`${page.title}\n${text}`);
  if (page.isForbidden || isChallenge || text === '') return { found: 'unreadable' };
  const isWhole = page.isWhole && body.length < mostBytes;
  links.push(...page.links);
  return { found: 'text', url: fetched.url.href, text, isWhole, state };
}

/** Creates a visit, which waits between two requests. `rulesOf` reads the robots.txt of a site. */
export function createVisit(
  pauseMs: number,
  network: () => Network,
  rulesOf: (url: URL, network: Network) => Promise<MayRead>,
): Visit {
  const rules = new Map<string, Promise<MayRead>>();
  const asked = new Set<string>();
  const links: Link[] = [];
  return {
    look: (address, known) => {
      const url = new URL(address);
      asked.add(url.href);
      const looked = hosts.run(url.host, async (): Promise<Look> => {
        try {
          const mayRead = rules.get(url.origin) ?? rulesOf(url, network());
          rules.set(url.origin, mayRead);
          return await lookAt(url, links, network(), await mayRead, known);
        } catch (error) {
          if (error instanceof Unreadable) return { found: 'unreadable' };
          throw error;
        }
      });
      // The next request to this host waits a moment: nobody is in a hurry, neither the site nor who works here meanwhile.
      void hosts.run(url.host, () => new Promise((resolve) => setTimeout(resolve, pauseMs)));
      return looked;
    },
    others: (count) => {
      const [first] = asked;
      if (first === undefined) return [];
      const useful = usefulLinks(new URL(first), links, asked.size + count);
      return useful
        .map(({ href }) => href)
        .filter((href) => !asked.has(href))
        .slice(0, count);
    },
  };
}
