declare module '*.toml' {
  const content: import('./gen/serde_json/JsonValue').JsonValue;
  export default content;
}
