export { SuggestionsButton } from './suggestions-button.tsx';
