export { ChoiceTiles } from '../../../../shared/ui/form/choice-tiles';
