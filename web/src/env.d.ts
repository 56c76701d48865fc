interface ImportMetaEnv {
  /** `1` where recorded tables are built in: `vite build --mode demo`. */
  readonly VITE_DEMO?: string
}
