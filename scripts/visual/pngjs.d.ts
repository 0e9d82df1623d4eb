/** The only function of pngjs that is used here; the package has no types. */
declare module 'pngjs' {
  export const PNG: {
    readonly sync: {
      readonly read: (picture: Uint8Array) => {
        readonly width: number;
        readonly height: number;
        readonly data: Uint8Array;
      };
    };
  };
}
