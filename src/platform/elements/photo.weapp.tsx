export * from './mini/photo'
