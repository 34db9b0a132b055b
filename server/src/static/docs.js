"use strict";

// Shows the OpenAPI document. Everything is put in as text, so that nothing in it can be taken for markup.

const make = (tag, ...children) => {
  const node = document.createElement(tag);
  node.append(...children);
  return node;
};

const link = (name) => {
  const anchor = make("a", name);
  anchor.href = `#${name}`;
  return anchor;
};

const nameOf = (ref) => ref.split("/").pop();

/** A schema in a few words, with links to the types that it names. */
const words = (schema) => {
  if (!schema) return ["anything"];
  if (schema.$ref) return [link(nameOf(schema.$ref))];
  if (schema.type === "array") return ["list of ", ...words(schema.items)];
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return choices.flatMap((choice, i) => (i ? [" or ", ...words(choice)] : words(choice)));
  if (schema.enum) return [schema.enum.join(" | ")];
  return [[schema.type ?? "anything"].flat().join(" or ")];
};

const contents = (content) =>
  Object.entries(content ?? {}).flatMap(([kind, { schema }]) => [...words(schema), ` (${kind})`]);

const table = (rows) =>
  make("table", make("tbody", ...rows.map((cells) => make("tr", ...cells.map((cell) => make("td", ...cell))))));

const operation = (method, path, { summary, description, parameters, requestBody, responses, security }) => {
  const open = (security ?? []).some((way) => Object.keys(way).length === 0);
  const answers = Object.entries(responses).map(([status, answer]) => [
    [make("code", status)],
    [answer.description ?? ""],
    contents(answer.content),
  ]);
  const asked = (parameters ?? []).map((parameter) => [
    [make("code", parameter.name)],
    [`${parameter.in}${parameter.required ? ", required" : ""}`],
    [parameter.description ?? ""],
  ]);
  return make(
    "details",
    make("summary", make("code", `${method.toUpperCase()} ${path}`), ` ${summary ?? ""}`),
    make("p", description ?? "", open ? "" : " One must be signed in."),
    ...(asked.length ? [table(asked)] : []),
    ...(requestBody ? [make("p", "Body: ", ...contents(requestBody.content))] : []),
    table(answers),
  );
};

const type = ([name, schema]) => {
  const details = make(
    "details",
    make("summary", make("code", name), ` ${schema.description ?? ""}`),
    make("pre", JSON.stringify(schema, null, 2)),
  );
  details.id = name;
  return details;
};

const openTarget = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
};

const show = async () => {
  const answer = await fetch("/api/openapi.json");
  const api = await answer.json();
  document.getElementById("about").replaceChildren(`Version ${api.info.version}. ${api.info.description}`);
  const methods = ["get", "post", "patch", "delete"];
  const routes = Object.entries(api.paths).flatMap(([path, item]) =>
    methods.filter((method) => item[method]).map((method) => operation(method, path, item[method])),
  );
  document.getElementById("routes").replaceChildren(...routes);
  document.getElementById("types").replaceChildren(...Object.entries(api.components.schemas).map(type));
  window.addEventListener("hashchange", openTarget);
  openTarget();
};

show();
