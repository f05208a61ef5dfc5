export * from './mini/screen-memory'
