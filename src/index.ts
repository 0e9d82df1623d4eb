/** The library's public face: the kit and the screens. `npm run check -- --fix` adds what is new. */
export * from './components/Button/Button.tsx';
export * from './components/Checkbox/Checkbox.tsx';
export * from './components/Spinner/Spinner.tsx';
export * from './components/theme/GlobalStyle.tsx';
export * from './screens/TargetCompanies/TargetCompaniesScreen.tsx';
