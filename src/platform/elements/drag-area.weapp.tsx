export * from './mini/drag-area'
