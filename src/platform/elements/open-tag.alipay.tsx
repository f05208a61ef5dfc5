export * from './mini/open-tag'
