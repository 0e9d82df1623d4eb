const reduced = '(prefers-reduced-motion: reduce)';

/** The rules of the page that hold for a system with reduced motion, also those inside of other rules. */
function* reducedRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.conditionText === reduced) yield rule;
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)
      yield* reducedRules(rule.cssRules);
  }
}

const applied = new Set<CSSMediaRule>();

function apply(): void {
  for (const sheet of document.styleSheets)
    for (const rule of reducedRules(sheet.cssRules)) {
      rule.media.mediaText = 'all';
      applied.add(rule);
    }
}

// A component adds its rules just before it is first on the page.
const observer = new MutationObserver(apply);

/** Has the product's own rules for reduced motion hold, whatever the system says. */
export function reduceMotion(isReduced: boolean): void {
  observer.disconnect();
  if (isReduced) {
    apply();
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
    return;
  }
  for (const { media } of applied) media.mediaText = reduced;
  applied.clear();
}
