module github.com/your-org/scan-gate/clients/go

go 1.23
