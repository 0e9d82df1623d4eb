import fc from 'fast-check';

// The suite tries each property 100 times; 5,000 runs find rarer failures.
fc.configureGlobal({ numRuns: 5000 });
