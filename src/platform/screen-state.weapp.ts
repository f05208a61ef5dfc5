export * from './mini/screen-state'
