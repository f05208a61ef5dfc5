export * from './mini/share-button'
