import fc from 'fast-check';

// A hundred runs, as in the suite, find what one case in a hundred breaks; this finds it before the suite happens to.
fc.configureGlobal({ numRuns: 5000 });
