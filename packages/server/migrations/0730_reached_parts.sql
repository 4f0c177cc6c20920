-- What of the product a key, an app or a service reaches; null is all of it. The names are those of the contract.
alter table identity.api_keys add column parts text[] check (cardinality(parts) > 0);
alter table identity.clients add column parts text[] check (cardinality(parts) > 0);
