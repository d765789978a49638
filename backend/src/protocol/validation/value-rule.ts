import {
  type ASTVisitor,
  GraphQLError,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  isScalarType,
  type ObjectValueNode,
  print,
  type ValidationContext,
  type ValueNode,
} from 'graphql';
import { oneOf, similar } from './suggestions';

function isAccepted(type: GraphQLInputType, value: ValueNode): boolean {
  const named = getNamedType(type);
  if (isEnumType(named)) return value.kind === 'EnumValue' && Boolean(named.getValue(value.value));
  if (!isScalarType(named)) return false;
  try {
    return named.parseLiteral(value) !== undefined;
  } catch {
    return false;
  }
}

function missingFields(type: GraphQLInputObjectType, value: ObjectValueNode): string[] {
  const given = new Set(value.fields.map((field) => field.name.value));
  return Object.values(type.getFields())
    .filter((field) => isRequiredInputField(field) && !given.has(field.name))
    .map((field) => `Field ${type.name}.${field.name} of required type ${field.type} was not provided.`);
}

function enumHint(type: GraphQLInputType, value: ValueNode): string {
  const named = getNamedType(type);
  if (!isEnumType(named)) return '.';
  const names = similar(
    print(value),
    named.getValues().map(({ name }) => name),
  );
  return names.length > 0 ? `; Did you mean the enum value ${oneOf(names)}?` : '.';
}

/**
 * Literals must fit where they stand. In place of graphql-js's rule of the same purpose, whose messages do
 * not name the field and argument that Magento's (webonyx 14's) do.
 */
export function valueRule(context: ValidationContext): ASTVisitor {
  let field = '';

  function report(message: string, node: ValueNode | ObjectValueNode['fields'][number]): void {
    context.reportError(new GraphQLError(message, { nodes: node }));
  }

  function reportValue(type: GraphQLInputType, value: ValueNode): void {
    const argument = context.getArgument();
    const place = argument ? `Field "${field}" argument "${argument.name}" requires` : 'Expected';
    report(`${place} type ${type}, found ${print(value)}${enumHint(type, value)}`, value);
  }

  /** What is inside is not looked at any more. */
  function check(value: ValueNode): false {
    const type = context.getInputType();
    if (type && !isAccepted(type, value)) reportValue(type, value);
    return false;
  }

  return {
    Field(node) {
      field = node.name.value;
    },
    NullValue(node) {
      const type = context.getInputType();
      if (isNonNullType(type)) reportValue(type, node);
    },
    ListValue(node) {
      // Inside a list the type is already that of its items.
      const list = context.getParentInputType();
      return isListType(list && getNullableType(list)) ? undefined : check(node);
    },
    ObjectValue(node) {
      const type = getNamedType(context.getInputType());
      if (!isInputObjectType(type)) return check(node);
      for (const message of missingFields(type, node)) report(message, node);
      return undefined;
    },
    ObjectField(node) {
      const parent = getNamedType(context.getParentInputType());
      if (context.getInputType() || !isInputObjectType(parent)) return;
      const names = similar(node.name.value, Object.keys(parent.getFields()));
      const hint = names.length > 0 ? `; Did you mean ${oneOf(names)}?` : '.';
      report(`Field "${node.name.value}" is not defined by type ${parent.name}${hint}`, node);
    },
    EnumValue: check,
    IntValue: check,
    FloatValue: check,
    StringValue: check,
    BooleanValue: check,
  };
}
