export * from './mini/width'
