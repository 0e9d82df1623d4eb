import { hintCookie } from '#state/session/signInClient.ts';

/** Stands in the shells where the deployer's own name belongs. */
export const brandPlace = '%brand%';

/**
 * The script that puts the shell of the page in the address in the place of the loading view, before the first paint, where
 * someone signed in before. It runs in the document, so it is written for the browser as it is.
 */
export const opening = `try {
  let path = location.pathname.toLowerCase().replace(/(?<=.)\\/$/, '');
  let shell = document.getElementById('shell ' + path);
  let { identity, brand } = JSON.parse(document.getElementById('settings').textContent);
  let hint = ${JSON.stringify(hintCookie(brandPlace))}.replace('${brandPlace}', identity.clientId) + '=';
  if (shell && document.cookie.split('; ').some((pair) => pair.startsWith(hint))) {
    let copy = shell.content.cloneNode(true);
    let texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      if (texts.currentNode.data === '${brandPlace}') texts.currentNode.data = brand.name;
    document.getElementById('root').replaceChildren(copy);
  }
} catch (refused) {}`;
